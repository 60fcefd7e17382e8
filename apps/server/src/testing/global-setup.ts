import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

/** Starts one PostgreSQL for the whole run; each test file gets a copy of its template database. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...testServer } = await startTestServer();
  project.provide('testServer', testServer);
  return stop;
}
