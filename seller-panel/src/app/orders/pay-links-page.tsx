import { PanelPage } from '@aaram/shared-panel';
import { useRef } from 'react';
import { LinkList } from '#features/pay-links/link-list.tsx';
import { NewOrder } from '#features/pay-links/new-order.tsx';
import * as common from '#texts/common.ts';

/** Orders that staff make for customers, paid by a link (product-rules.md#orders-for-customers). */
export function PayLinksPage() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <PanelPage title={common.payLinks}>
      <NewOrder
        onMade={() => {
          list.current?.scrollIntoView?.({ block: 'start' });
          list.current?.focus();
        }}
      />
      <div ref={list} tabIndex={-1}>
        <LinkList />
      </div>
    </PanelPage>
  );
}
