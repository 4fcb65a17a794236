import '@aaram/shared-ui/tokens.css';

// After the page's own files, before the first toast: without these rules a toast is not placed and never closes.
import(/* webpackChunkName: "toast-style" */ '@aaram/shared-ui/toast').catch((error: unknown) => console.error(error));
