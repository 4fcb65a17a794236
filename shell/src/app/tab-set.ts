import { createPath, type DataRouter } from 'react-router-dom';

/**
 * The release set of this tab: its calls name it, and each answer says which set the next document is made from. When
 * that is another one, the tab moves: with the next change of page, which is then a request for the document, or once by
 * a reload when files of its own set are gone. `mayMove` says whether the document may be left now.
 */
export function createTabSet(
  own: string,
  send: (url: string, init: RequestInit) => Promise<Response>,
  mayMove: () => boolean,
  page: Pick<Location, 'assign' | 'reload'> = location,
) {
  let next = own;
  const isOld = () => next !== own && mayMove();

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const response = await send(url, { ...init, headers: { ...init.headers, 'x-release-set': own } });
    next = response.headers.get('x-release-set') ?? next;
    return response;
  }

  /** For a page whose files could not be loaded. */
  async function leaveRemoved(): Promise<void> {
    try {
      await ask('/remotes.json', {});
      if (isOld() && sessionStorage.left !== own) {
        sessionStorage.left = own;
        page.reload();
      }
    } catch {
      // The page's area says what is wrong.
    }
  }

  return {
    fetch: ask,
    follow(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
      let seen = router.state.errors;
      if (seen) {
        void leaveRemoved();
      }
      router.subscribe(({ navigation: { location: to }, errors }) => {
        if (to && to.pathname !== router.state.location.pathname && isOld()) {
          page.assign(createPath(to));
        }
        if (errors && errors !== seen) {
          void leaveRemoved();
        }
        seen = errors;
      });
    },
  };
}
