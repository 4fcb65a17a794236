import type { StoreSettings } from '@aaram/shared-domain/settings';
import { labelTeamRole, type TeamRole } from '@aaram/shared-domain/team';
import { type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/team-mails.ts';

type Invited = {
  to: string;
  team: string;
  roles: readonly TeamRole[];
  link: string;
  days: number;
  store: StoreSettings;
};

/** The mail with the link into a team. It names no person: an address need not have an account. */
export function buildInvitationMail({ to, team, roles, link, days, store }: Invited): Mail {
  return writeMail({
    to,
    name: to,
    subject: texts.invitationSubject(team, store.brandName),
    title: texts.invitationHeading(team),
    blocks: [
      { kind: 'text', text: texts.invitation(team, store.brandName, days) },
      { kind: 'list', items: roles.map(labelTeamRole) },
      { kind: 'link', label: texts.join, url: link },
      { kind: 'text', text: texts.invitationIgnore(to) },
    ],
    store,
  });
}

/** The mail to a person who was removed from a team. */
export function buildRemovalMail(person: { to: string; name: string; team: string; store: StoreSettings }): Mail {
  const { to, name, team, store } = person;
  return writeMail({
    to,
    name,
    subject: texts.removalSubject(team, store.brandName),
    title: texts.removalHeading(team),
    blocks: [{ kind: 'text', text: texts.removal(team, store.brandName) }],
    store,
  });
}

/** The mail to the owners when a member has joined. */
export function buildJoinedMail(joined: {
  to: string;
  name: string;
  team: string;
  who: string;
  email: string;
  roles: readonly TeamRole[];
  link: string;
  store: StoreSettings;
}): Mail {
  const { to, name, team, who, email, roles, link, store } = joined;
  return writeMail({
    to,
    name,
    subject: texts.joinedSubject(who, team),
    title: texts.joinedHeading(who, team),
    blocks: [
      { kind: 'text', text: texts.joined(who, email, team) },
      { kind: 'list', items: roles.map(labelTeamRole) },
      { kind: 'text', text: texts.joinedByMistake },
      { kind: 'link', label: texts.openTeam, url: link },
    ],
    store,
  });
}

/** The mail to a member with new roles in a team. */
export function buildRolesMail(person: {
  to: string;
  name: string;
  team: string;
  roles: readonly TeamRole[];
  store: StoreSettings;
}): Mail {
  const { to, name, team, roles, store } = person;
  return writeMail({
    to,
    name,
    subject: texts.rolesSubject(team, store.brandName),
    title: texts.rolesHeading(team),
    blocks: [
      { kind: 'text', text: texts.roles(team, store.brandName) },
      { kind: 'list', items: roles.map(labelTeamRole) },
      { kind: 'text', text: texts.rolesByMistake },
    ],
    store,
  });
}

/** The mail to the owners when a change was stopped, because who began it may not do that any more. */
export function buildStoppedMail(stopped: {
  to: string;
  name: string;
  who: string;
  isUndo: boolean;
  done: number;
  left: number;
  link: string;
  store: StoreSettings;
}): Mail {
  const { to, name, who, isUndo, done, left, link, store } = stopped;
  return writeMail({
    to,
    name,
    subject: texts.stoppedSubject(who),
    title: texts.stoppedHeading,
    blocks: [
      { kind: 'text', text: texts.stopped(who) },
      { kind: 'text', text: isUndo ? texts.stoppedUndo(done, left) : texts.stoppedRun(done, left) },
      { kind: 'link', label: texts.openHistory, url: link },
    ],
    store,
  });
}
