import { pages } from '@aaram/shared-domain/contract';
import { askToLeave } from '@aaram/shared-panel';
import { usePlatform, useSession } from '@aaram/shared-platform';
import { useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** The login page is excluded: there the session has ended, and Logout has asked already. */
const isAway: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  to.pathname !== pages.login() && `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`;

/** Asks before a link, Back or Forward leaves unsaved work. */
export function useLeaveQuestion(): void {
  const { store, unsavedWork } = usePlatform();
  const { userId } = useSession();
  // Another user who has logged in is neither asked nor shown what the first one typed.
  const blocker = useBlocker(
    (way) => unsavedWork.size > 0 && isAway(way) && store.getState().session.userId === userId,
  );
  const isBlocked = blocker.state === 'blocked';
  // Pressing Back twice asks once, and then goes to the last target.
  const settle = useEffectEvent((isLeaving: boolean) => {
    if (blocker.state === 'blocked') {
      blocker[isLeaving ? 'proceed' : 'reset']();
    }
  });
  useEffect(() => {
    if (!isBlocked) {
      return;
    }
    let isHere = true;
    void askToLeave().then((isLeaving) => isHere && settle(isLeaving));
    return () => {
      isHere = false;
    };
  }, [isBlocked]);
}
