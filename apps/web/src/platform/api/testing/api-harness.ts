import { vi } from 'vitest';
import { createClientState } from '../../client-state/client-state.ts';
import { memoryCookies } from '../../client-state/testing/memory-cookies.ts';
import { createApiClient } from '../client.ts';
import type { DeclinedBefore, Notices, Transport } from '../client-ports.ts';
import { apiTexts } from '../texts.ts';

export interface TestEndpoints {
  'GET /api/userManage/menu/queryList': { input: Record<string, never>; output: { resNo: string }[] };
  'GET /api/infoManage/content/queryList': {
    input: { pageNo: number; tagIds?: string[] };
    output: { total: number };
  };
  'POST /api/userManage/login': {
    input: { loginName: string; password_sha: string };
    output: { name: string };
  };
}

function keptInMemory(): DeclinedBefore {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (token) => {
      kept = token;
    },
  };
}

/** A client over a memory cookie jar, with transport, dialogs and navigation controlled by the test. */
export function apiHarness({
  cookies = 'park_portal_token=t1; park_portal_platform=manage',
  path = '/repair',
  isOnline = (): boolean => true,
  declinedBefore = keptInMemory(),
} = {}) {
  const jar = memoryCookies(cookies);
  const state = createClientState(jar);
  const transport = vi.fn<Transport>();
  const toast = vi.fn<Notices['toast']>();
  const confirm = vi.fn<Notices['confirm']>(() => Promise.resolve(true));
  const loginHere = { isNeeded: vi.fn(() => false), ask: vi.fn(() => Promise.resolve(true)) };
  const navigation = { path: () => path, address: () => path, load: vi.fn(), reload: vi.fn() };
  const client = createApiClient<TestEndpoints>({
    transport,
    state,
    notices: { toast, confirm },
    navigation,
    texts: () => apiTexts.en,
    isOnline,
    loginHere,
    declinedBefore,
  });
  return { client, jar, state, transport, toast, confirm, navigation, loginHere, declinedBefore };
}

export function envelope(retCode: string | number, data?: unknown, header: object = {}): Response {
  return Response.json({ header: { retCode, retMsg: '', ...header }, body: { data } });
}
