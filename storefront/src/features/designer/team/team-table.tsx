import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as texts from '#texts/team.ts';
import styles from '../panels/panels.module.css';
import type { Member } from './read-team-list.ts';

type TeamTableProps = {
  members: readonly Member[];
  hasNumber: boolean;
  /** Why a member could not be added, by their line. */
  failed: ReadonlyMap<string, string>;
};

/** How each line of the list was understood. */
export function TeamTable({ members, hasNumber, failed }: TeamTableProps) {
  return (
    <TableScroll label={texts.asUnderstood}>
      <Table caption={texts.asUnderstood}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            {hasNumber ? <th scope="col">{texts.number}</th> : null}
            <th scope="col">{texts.size}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ line, name, number, size, problem }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same line
            <tr key={at}>
              <td>
                {name === '' ? line : name}
                {(problem ?? failed.get(line)) ? <p className={styles.problem}>{problem ?? failed.get(line)}</p> : null}
              </td>
              {hasNumber ? <td>{number}</td> : null}
              <td>{size}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
