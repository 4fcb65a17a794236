import type { Page } from '@aaram/shared-platform/remote';
import { useParams } from 'react-router-dom';

export type PageComponent = Awaited<ReturnType<Page['load']>>;

/** A page, given what its address says. */
export const DrawPage = ({ Component }: { Component: PageComponent }) => <Component params={useParams()} />;
