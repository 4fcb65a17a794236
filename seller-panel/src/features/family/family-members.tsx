import type { FamilyMember } from '@aaram/shared-domain/catalog';
import { adminPages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { IconChevronDown, IconChevronUp, IconX } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { TextLink } from '@aaram/shared-ui/link';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { useEffect, useRef } from 'react';
import { moved } from '#lib/sorting/moved.ts';
import * as texts from '#texts/family.ts';
import styles from './family.module.css';
import type { FamilyChange } from './use-family.ts';

type Buttons = { at: number; action: string };

function Facts({ member, isItself }: { member: FamilyMember; isItself: boolean }) {
  return (
    <span className={styles.words}>
      <TextLink as={Link} quiet to={adminPages.editProduct(member._id)} aria-current={isItself ? 'page' : undefined}>
        {member.name}
      </TextLink>
      <span className={styles.facts}>
        <span>{member.colour ?? texts.nameItsColour}</span>
        {isItself ? <Badge>{texts.thisOne}</Badge> : null}
        {member.state === 'draft' ? <Badge>{texts.draft}</Badge> : null}
        {member.isAvailable ? null : <Badge tone="low">{texts.soldOut}</Badge>}
      </span>
    </span>
  );
}

type FamilyMembersProps = {
  id: string;
  members: readonly FamilyMember[];
  busy: boolean;
  onChange: (change: FamilyChange) => void;
};

/** The colours in their order, to be moved and taken out by buttons; the focus stays on the one that moved. */
export function FamilyMembers({ id, members, busy, onChange }: FamilyMembersProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useRef<Buttons>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the list is another one
  useEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = undefined;
    const item = wanted && list.current?.children[wanted.at];
    const button = item?.querySelector<HTMLButtonElement>(`[data-action="${wanted?.action}"]:not(:disabled)`);
    (button ?? item?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus();
  }, [members]);
  const move = (from: number, to: number, action: string) => {
    focusAfter.current = { at: to, action };
    const name = members[from]?.name ?? '';
    onChange({ members: moved(members, from, to), said: texts.movedTo(name, to + 1, members.length) });
  };
  const remove = (at: number) => {
    focusAfter.current = { at: Math.min(at, members.length - 2), action: 'remove' };
    onChange({
      members: members.filter((_, other) => other !== at),
      said: texts.removed(members[at]?.name ?? ''),
    });
  };
  return (
    <ol ref={list} className={styles.list} aria-label={texts.colours} aria-busy={busy}>
      {members.map((member, at) => (
        <li key={member._id} className={styles.row}>
          <OptionalPicture src={member.image ?? ''} alt="" sizes="48px" ratio="3:4" className={styles.picture} />
          <Facts member={member} isItself={member._id === id} />
          <span className={styles.buttons}>
            <IconButton
              size="sm"
              data-action="up"
              label={texts.moveUp(member.name)}
              disabled={at === 0}
              onClick={() => move(at, at - 1, 'up')}
            >
              <IconChevronUp size={16} />
            </IconButton>
            <IconButton
              size="sm"
              data-action="down"
              label={texts.moveDown(member.name)}
              disabled={at === members.length - 1}
              onClick={() => move(at, at + 1, 'down')}
            >
              <IconChevronDown size={16} />
            </IconButton>
            <IconButton size="sm" data-action="remove" label={texts.remove(member.name)} onClick={() => remove(at)}>
              <IconX size={16} />
            </IconButton>
          </span>
        </li>
      ))}
    </ol>
  );
}
