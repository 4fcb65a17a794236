import { pages } from '@aaram/shared-domain/contract';
import { confirm, usePlatform, useSession } from '@aaram/shared-platform';
import { useContext, useEffect } from 'react';
import { type BlockerFunction, UNSAFE_DataRouterContext } from 'react-router-dom';

/** Of the one blocker a router has. */
const NAME = 'panel';

/**
 * Whether the page holds something typed that is not saved. Its forms let the browser ask before the tab is closed; the
 * same question put to them here needs no other agreement between them and the frame.
 */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

const askToLeave = () => confirm('Leave without saving what you typed?', 'Leave');

/** Asks, if anything would be lost; whether to go on. */
export async function mayLeave(): Promise<boolean> {
  return !hasUnsaved() || askToLeave();
}

/** The login is where a session ends: it is over, and Logout has asked. */
const wouldLose: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  to.pathname !== pages.login() && `${from.pathname}${from.search}` !== `${to.pathname}${to.search}` && hasUnsaved();

/**
 * Asks before a link, Back or Forward leads away from something typed. What react-router's useBlocker does, by the
 * router's own means: that hook would come with every shopper's first page.
 */
export function useLeaveQuestion(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { store } = usePlatform();
  const { userId } = useSession();
  useEffect(() => {
    if (!router) {
      return;
    }
    let isAsking = false;
    const ask = async () => {
      isAsking = true;
      const isLeaving = await askToLeave();
      isAsking = false;
      // Whoever pressed Back twice is asked once, and goes where they last meant to.
      const blocker = router.state.blockers.get(NAME);
      if (blocker?.state === 'blocked') {
        blocker[isLeaving ? 'proceed' : 'reset']();
      }
    };
    // Somebody else who logs in meanwhile is neither asked nor shown what was typed here.
    router.getBlocker(NAME, (way) => store.getState().session.userId === userId && wouldLose(way));
    const unsubscribe = router.subscribe(({ blockers }) => {
      if (!isAsking && blockers.get(NAME)?.state === 'blocked') {
        void ask();
      }
    });
    return () => {
      unsubscribe();
      router.deleteBlocker(NAME);
    };
  }, [router, store, userId]);
}
