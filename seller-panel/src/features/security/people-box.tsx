import { roles } from '@aaram/shared-domain/identity';
import { usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { Button } from '@aaram/shared-ui/button';
import { SelectField } from '@aaram/shared-ui/select';
import { useState } from 'react';
import { ListBox } from '#lib/list/list-box.tsx';
import type { CardFacts } from '#lib/list/list-facts.ts';
import { pageOfAll } from '#lib/list/page-of-all.ts';
import { type Column, RowTable } from '#lib/list/row-table.tsx';
import { useListPage } from '#lib/list/use-list-page.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/people.ts';
import styles from './people-box.module.css';
import { MIN_NAME_CHARACTERS, type Person, type PersonChange, peopleQuery, useChangePerson } from './people-query.ts';

type Asked = { title: string; change: PersonChange };
type AskProps = { person: Person; onAsk: (asked: Asked) => void };

/** The role of an account; an admin changes that of others. */
function Role({ person: { _id, name, email, role }, onAsk }: AskProps) {
  const { userId } = useSession();
  if (_id === userId) {
    return texts.roles[role];
  }
  return (
    <SelectField
      className={styles.role}
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
  );
}

/** Blocks an account or lets it log in again; not the own one. */
function BlockButton({ person: { _id, name, email, isBanned }, onAsk }: AskProps) {
  const { userId } = useSession();
  if (_id === userId) {
    return null;
  }
  return (
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
      {isBanned ? texts.unblock : texts.block}
    </Button>
  );
}

const facts: CardFacts<Person> = {
  search: { label: texts.search, hint: texts.searchHint, atLeast: MIN_NAME_CHARACTERS },
  filters: [],
  size: 50,
  texts: { loading: texts.loading, notLoaded: texts.notFound, none: texts.noneFound },
  usePage: (asked) => pageOfAll(useQuery(peopleQuery(usePlatform(), asked.q ?? '')), asked),
};

const columnsOf = (onAsk: AskProps['onAsk']): readonly Column<Person>[] => [
  {
    head: texts.person,
    cell: ({ name, email }) => (
      <>
        {name}
        <span className={styles.email}>{email}</span>
      </>
    ),
    breaks: true,
  },
  { head: texts.role, cell: (person) => <Role person={person} onAsk={onAsk} /> },
  { head: texts.sessions, cell: ({ sessions }) => texts.devices(sessions) },
  { head: texts.state, cell: ({ isBanned }) => (isBanned ? texts.isBlocked : texts.mayLogIn) },
  { head: common.actions, cell: (person) => <BlockButton person={person} onAsk={onAsk} /> },
];

/** Finds people and changes what they may do: their role, and whether they may log in (product-rules.md#roles). */
export function PeopleBox() {
  const list = useListPage(facts);
  const [asked, setAsked] = useState<Asked>();
  const change = useChangePerson();
  return (
    <>
      <ListBox list={list} title={texts.people}>
        {(people) => <RowTable title={texts.people} items={people} columns={columnsOf(setAsked)} />}
      </ListBox>
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
    </>
  );
}
