import type { Page } from '@aaram/shared-platform/remote';
import { useParams } from 'react-router-dom';

export type PageComponent = Awaited<ReturnType<Page['load']>>;

/** Renders a page with the path parameters of its address. */
export const DrawPage = ({ Component }: { Component: PageComponent }) => <Component params={useParams()} />;
