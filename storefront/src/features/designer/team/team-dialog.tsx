import { availableSizes } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { listNameable, nameObject } from '@aaram/shared-domain/design';
import { toast, useRequireLogin, useSession } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import * as texts from '#texts/team.ts';
import styles from '../panels/panels.module.css';
import type { Designer } from '../use-designer.ts';
import { MAX_TEAM, type Member, readTeamList } from './read-team-list.ts';
import { TeamTable } from './team-table.tsx';
import { useAddTeam } from './use-add-team.ts';
import { useTeamList } from './use-team-list.ts';

const withoutLine = (list: string, line: string) => {
  const lines = list.split(/\r?\n/);
  const at = lines.indexOf(line);
  return at < 0 ? list : lines.toSpliced(at, 1).join('\n');
};

const countWrong = (members: readonly Member[]) => members.filter(({ problem }) => problem !== undefined).length;

function sayState(members: readonly Member[], added: number): string {
  const wrong = countWrong(members);
  if (members.length === 0) {
    return added > 0 ? texts.added(added) : '';
  }
  return wrong > 0 ? texts.toMend(wrong) : texts.understood(texts.people(Math.min(MAX_TEAM, members.length)));
}

/** Adds the people of the list; visitors log in first, and their design and list wait for them. */
function AddButton({ count, disabled, onAdd }: { count: number; disabled: boolean; onAdd: () => void }) {
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  return isAuthenticated ? (
    <Button disabled={disabled} onClick={onAdd}>
      {texts.add(Math.min(MAX_TEAM, count))}
    </Button>
  ) : (
    <Button onClick={() => void requireLogin(texts.logInFirst)}>{texts.logIn}</Button>
  );
}

type Option = { value: string; label: string };
type TextChoicesProps = {
  options: readonly Option[];
  name: string;
  number: string;
  disabled: boolean;
  onName: (id: string) => void;
  onNumber: (id: string) => void;
};

/** Which texts of the design get the name and the number. */
function TextChoices({ options, name, number, disabled, onName, onNumber }: TextChoicesProps) {
  return (
    <div className={styles.choices}>
      <SelectField
        name="team-name"
        label={texts.textForName}
        options={options.filter(({ value }) => value !== number)}
        value={name}
        disabled={disabled}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      {options.length > 1 ? (
        <SelectField
          name="team-number"
          label={texts.textForNumber}
          placeholder={texts.noNumberText}
          options={options.filter(({ value }) => value !== name)}
          value={number}
          disabled={disabled}
          onChange={({ currentTarget }) => onNumber(currentTarget.value)}
        />
      ) : null}
    </div>
  );
}

type TeamDialogProps = { designer: Designer; onClose: () => void };

/** One piece of the design for each name of a list. */
export function TeamDialog({ designer, onClose }: TeamDialogProps) {
  const { document } = designer.design;
  const nameable = listNameable(document);
  const [name, setName] = useState(nameable[0]?.id ?? '');
  const [number, setNumber] = useState('');
  const [list, setList] = useTeamList(document.areas);
  const [added, setAdded] = useState(0);
  const team = useAddTeam(designer);
  const hasNumber = number !== '';
  const sizes = availableSizes(designer.product.stock).map(({ size }) => size);
  const members = readTeamList(list, { sizes, hasNumber });
  const isTooLong = members.length > MAX_TEAM;
  const options = nameable.map((one) => ({ value: one.id, label: nameObject(one) }));
  const canAdd = members.length > 0 && countWrong(members) === 0 && !isTooLong;

  async function add() {
    let left = list;
    const done = await team.add(members, { name, number }, (member) => {
      left = withoutLine(left, member.line);
      setList(left);
    });
    setAdded((before) => before + done);
    if (done > 0) {
      toast.success(texts.added(done));
    }
  }

  return (
    <Dialog open size="lg" title={texts.forTeam} onOpenChange={(isOpen) => isOpen || onClose()}>
      <div className={styles.dialog}>
        <p>{texts.intro}</p>
        <TextChoices {...{ options, name, number }} disabled={team.isRunning} onName={setName} onNumber={setNumber} />
        <TextField
          multiline
          rows={6}
          name="team"
          label={texts.list}
          hint={texts.listHint(hasNumber)}
          placeholder={hasNumber ? texts.exampleNumbers : texts.exampleNames}
          value={list}
          readOnly={team.isRunning}
          error={isTooLong ? texts.tooMany(MAX_TEAM) : undefined}
          onChange={({ currentTarget }) => setList(currentTarget.value)}
        />
        {members.length > 0 ? (
          <TeamTable members={members.slice(0, MAX_TEAM)} {...{ hasNumber }} failed={team.problems} />
        ) : null}
        <p role="status" className={styles.hint}>
          {team.isRunning ? texts.adding(team.done, team.all) : sayState(members, added)}
        </p>
        {team.problems.size > 0 && !team.isRunning ? (
          <Notice tone="danger">{team.problems.get('') ?? texts.someFailed}</Notice>
        ) : null}
        <div className={styles.actions}>
          <AddButton count={members.length} disabled={!canAdd || team.isRunning} onAdd={() => void add()} />
          {team.isRunning ? (
            <Button variant="secondary" onClick={team.stop}>
              {texts.stop}
            </Button>
          ) : null}
          {added > 0 && !team.isRunning ? (
            <ButtonLink variant="secondary" href={pages.cart()}>
              {texts.toCart}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
