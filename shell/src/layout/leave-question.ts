import { pages } from '@aaram/shared-domain/contract';
import { askToLeave } from '@aaram/shared-panel';
import { usePlatform, useSession } from '@aaram/shared-platform';
import { useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** The login is where a session ends: it is over, and Logout has asked. */
const isAway: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  to.pathname !== pages.login() && `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`;

/** Asks before a link, Back or Forward leads away from something typed that is not saved. */
export function useLeaveQuestion(): void {
  const { store, unsavedWork } = usePlatform();
  const { userId } = useSession();
  // Somebody else who logs in meanwhile is neither asked nor shown what was typed here.
  const blocker = useBlocker(
    (way) => unsavedWork.size > 0 && isAway(way) && store.getState().session.userId === userId,
  );
  const isBlocked = blocker.state === 'blocked';
  // Whoever pressed Back twice is asked once, and goes where they last meant to.
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
