import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlatformContext, type PlatformServices } from './platform-context.ts';
import { PriceRuleContext, useNotedPriceRule } from './price-rule.ts';

const PriceRuleProvider = ({ children }: { children: ReactNode }) => (
  <PriceRuleContext value={useNotedPriceRule()}>{children}</PriceRuleContext>
);

/** Provides the services to a page. */
export function PlatformProvider({ platform, children }: { platform: PlatformServices; children: ReactNode }) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <PriceRuleProvider>{children}</PriceRuleProvider>
      </QueryClientProvider>
    </PlatformContext>
  );
}
