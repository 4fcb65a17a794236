import { describeTeamRole, labelTeamRole, type TeamRole, teamRoles } from '@aaram/shared-domain/team';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import * as texts from '#texts/team.ts';
import styles from './team.module.css';

/** The roles that are ticked in a form with `RoleChoice`. */
export const readRoles = (data: FormData): TeamRole[] => teamRoles.filter((role) => data.get(role) !== null);

/** What somebody does in a team: one role or more. */
export function RoleChoice({ chosen, problem }: { chosen: readonly TeamRole[]; problem: string | undefined }) {
  return (
    <fieldset className={styles.roles} aria-describedby={problem ? 'role-problem' : undefined}>
      <legend>{texts.roles}</legend>
      {teamRoles.map((role) => (
        <Checkbox
          key={role}
          name={role}
          defaultChecked={chosen.includes(role)}
          label={texts.roleAndMeaning(labelTeamRole(role), describeTeamRole(role))}
        />
      ))}
      {problem ? (
        <p id="role-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
