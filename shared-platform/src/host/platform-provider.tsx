import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlatformContext, type PlatformServices } from './platform-context.ts';

/** Provides the services to a page. */
export function PlatformProvider({ platform, children }: { platform: PlatformServices; children: ReactNode }) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}
