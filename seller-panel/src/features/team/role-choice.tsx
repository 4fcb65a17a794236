import { describeTeamRole, labelTeamRole, type TeamRole, teamRoles } from '@aaram/shared-domain/team';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import * as texts from '#texts/team.ts';
import styles from './team.module.css';

type RoleChoiceProps = {
  chosen: readonly TeamRole[];
  problem: string | undefined;
  onChange: (roles: TeamRole[]) => void;
};

/** What somebody does in a team: one role or more. */
export function RoleChoice({ chosen, problem, onChange }: RoleChoiceProps) {
  return (
    <fieldset className={styles.roles} aria-describedby={problem ? 'role-problem' : undefined}>
      <legend>{texts.roles}</legend>
      {teamRoles.map((role) => (
        <Checkbox
          key={role}
          name={role}
          checked={chosen.includes(role)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(teamRoles.filter((one) => (one === role ? checked : chosen.includes(one))))
          }
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
