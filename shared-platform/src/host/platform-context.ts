import type { StoreClient } from '@aaram/shared-domain/contract';
import type { LoginResult } from '@aaram/shared-domain/identity';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { PlatformStore } from './create-store.ts';

/** Everything the shell lends. One per page in a browser, one per request on the server. */
export type PlatformServices = {
  api: StoreClient;
  queryClient: QueryClient;
  store: PlatformStore;
  settings: StoreSettings;
  /** True on the server, while it renders a document. */
  isServer: boolean;
  /** Origin of the shop, such as `https://shop.example`, for absolute addresses. */
  origin: string;
  startSession: (result: LoginResult) => void;
  endSession: () => void;
  /** One entry for each unsaved input on this page: the panel asks before it is lost. */
  unsavedWork: Set<symbol>;
  /** Sets the status of the document on the server (404 for an unknown product); does nothing in a browser. */
  setStatus: (status: number) => void;
};

export const PlatformContext = createContext<PlatformServices | null>(null);

/** The services of this page. Throws outside the shell, where there are none. */
export function usePlatform(): PlatformServices {
  const services = useContext(PlatformContext);
  if (services === null) {
    throw new Error('There is no platform here: render inside the shell, or in tests inside <TestPlatform>.');
  }
  return services;
}
