import { failureText } from '@aaram/shared-domain/contract';
import { roles } from '@aaram/shared-domain/identity';
import { PanelBox } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import { TextField } from '@aaram/shared-ui/text-field';
import { useDeferredValue, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/people.ts';
import styles from './people-box.module.css';
import { type Person, type PersonChange, peopleQuery, useChangePerson } from './people-query.ts';

type Asked = { title: string; change: PersonChange };
type RowProps = { person: Person; isOneself: boolean; onAsk: (asked: Asked) => void };

/** An account with what an admin may change of it; nobody changes the own one. */
function PersonRow({ person: { name, email, role, sessions, isBanned }, isOneself, onAsk }: RowProps) {
  const verb = isBanned ? texts.unblock : texts.block;
  return (
    <tr>
      <td className={styles.breaks}>
        {name}
        <span className={styles.email}>{email}</span>
      </td>
      <td className={styles.role}>
        {isOneself ? (
          texts.roles[role]
        ) : (
          <SelectField
            label={texts.roleOf(name)}
            hideLabel
            options={roles.map((value) => ({ value, label: texts.roles[value] }))}
            value={role}
            onChange={(event) => {
              const to = roles.find((one) => one === event.currentTarget.value);
              if (to !== undefined) {
                onAsk({ title: texts.askRole(name, texts.roles[to]), change: { email, role: to } });
              }
            }}
          />
        )}
      </td>
      <td>{texts.devices(sessions)}</td>
      <td>{isBanned ? texts.isBlocked : texts.mayLogIn}</td>
      <td>
        {isOneself ? null : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={(isBanned ? texts.unblockNamed : texts.blockNamed)(name)}
            onClick={() =>
              onAsk({
                title: (isBanned ? texts.askUnblock : texts.askBlock)(name),
                change: { email, isBanned: !isBanned },
              })
            }
          >
            {verb}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Found({ people, onAsk }: { people: readonly Person[]; onAsk: (asked: Asked) => void }) {
  const { userId } = useSession();
  if (people.length === 0) {
    return <p role="status">{texts.noneFound}</p>;
  }
  return (
    <TableScroll label={texts.people}>
      <Table caption={texts.people}>
        <thead>
          <tr>
            {[texts.person, texts.role, texts.sessions, texts.state, common.actions].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person._id} person={person} isOneself={person._id === userId} onAsk={onAsk} />
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}

/** Finds people and changes what they may do: their role, and whether they may log in (product-rules.md#roles). */
export function PeopleBox() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const found = useQuery(peopleQuery(usePlatform(), useDeferredValue(text.trim())));
  const change = useChangePerson();
  return (
    <PanelBox title={texts.people}>
      <div className={styles.box}>
        <TextField
          label={texts.search}
          hint={texts.searchHint}
          name="person"
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {found.isLoadingError ? (
          <Notice tone="danger" role="alert">
            {failureText(found.error, texts.notFound)}
          </Notice>
        ) : null}
        {found.data === undefined ? null : <Found people={found.data} onAsk={setAsked} />}
      </div>
      <AlertDialog
        open={asked !== undefined}
        title={asked?.title}
        message={texts.endsSessions}
        actionLabel={texts.change}
        cancelLabel={texts.cancel}
        onAction={() => {
          if (asked !== undefined) {
            change.mutate(asked.change);
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </PanelBox>
  );
}
