import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlatformContext, type PlatformServices } from './platform-context.ts';

/** Puts the services around a page. */
export function PlatformProvider({ platform, children }: { platform: PlatformServices; children: ReactNode }) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}
