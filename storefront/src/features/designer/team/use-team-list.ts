import { useEffect, useState } from 'react';

const keyOf = (areas: string) => `aaram-team-${areas}`;
const MAX_LENGTH = 10_000;

function readStored(areas: string): string {
  try {
    return sessionStorage.getItem(keyOf(areas)) ?? '';
  } catch {
    return '';
  }
}

/** The list of a team as it is written; it stays in this tab over a reload and the login. */
export function useTeamList(areas: string): [string, (list: string) => void] {
  const [list, setList] = useState(() => readStored(areas));
  useEffect(() => {
    try {
      if (list === '') {
        sessionStorage.removeItem(keyOf(areas));
      } else {
        sessionStorage.setItem(keyOf(areas), list);
      }
    } catch {
      // Without storage the list is only on the page.
    }
  }, [areas, list]);
  return [list, (next) => setList(next.slice(0, MAX_LENGTH))];
}
