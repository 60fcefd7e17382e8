import type { OperatorRole } from '@portal/contract/operator-role';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { FileReviewers } from '../platform/files/file.policy.ts';
import type { BoundEndpoint } from '../platform/http/endpoints.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { CancelCheck, Erase } from './account-end.ts';
import type { BookableSource } from './bookable.ts';
import type { ChartSource } from './chart-source.ts';
import type { CollectSource } from './collect-source.ts';
import type { DictionaryUses } from './dictionary-uses.ts';
import type { FigureSource } from './figure-source.ts';
import type { InviteKindSource } from './invite-kind.ts';
import type { LogWords } from './log-words.ts';
import type { MenuCondition } from './menu-condition.ts';
import type { Payable } from './payable.ts';
import type { PostKindSource } from './post-kind.ts';
import type { QueueSource } from './queue-source.ts';
import type { SearchSource } from './search-source.ts';
import type { SitemapKind } from './sitemap-kind.ts';
import type { TodoSource } from './todo-source.ts';

/** The dependencies of jobs. */
export type JobDeps = Pick<Deps, 'database' | 'clock' | 'pay'>;
/** The same, for jobs that open what was sealed. */
export type SealedJobDeps = JobDeps & Pick<Deps, 'box'>;

/**
 * What a feature contributes to the portal. Features that serve all others, such as the search, receive these
 * contributions and import none of them.
 */
export interface Feature {
  /** The calls it answers. */
  routes?: (deps: Deps, all: Contributions) => BoundEndpoint[];
  /** Addresses that answer neither an envelope nor a page of the web app: feeds, calendars, site maps. */
  plainRoutes?: (app: FastifyInstance, deps: Deps, all: Contributions & { bounds: BoundEndpoint[] }) => void;
  /** Repeated work. */
  jobs?: (deps: SealedJobDeps, all: Contributions) => Job[];
  /** Enters, at every start, what every database has. */
  prepare?: (db: Db) => Promise<void>;
  /** Its pages in the account area and the console; menus show only these, so that no entry is dead. */
  menuPages?: readonly string[];
  /** Pages, of whichever feature, that concern some enterprises alone: the menus of the others leave them out. */
  menuConditions?: Readonly<Record<string, MenuCondition>>;
  /** Sources of search results. */
  search?: readonly SearchSource[];
  /** Sources of targets that users can collect. */
  collect?: readonly CollectSource[];
  /** Sources of work that waits for an operator's decision. */
  queue?: readonly QueueSource[];
  /** Sources of the figures on an operator's first page. */
  figures?: readonly FigureSource[];
  /** Sources of the charts there. */
  charts?: readonly ChartSource[];
  /** What it lets be booked by the half hour. */
  bookables?: readonly BookableSource[];
  /** What it lets be paid. */
  payables?: readonly Payable[];
  /** Kinds of things one is invited to. */
  inviteKinds?: readonly InviteKindSource[];
  /** Kinds of posts in the community. */
  postKinds?: readonly PostKindSource[];
  /** Sources of tasks that wait for a user without belonging to a case. */
  todo?: readonly TodoSource[];
  /** Public pages with data: their entries in the site map. */
  sitemap?: readonly SitemapKind[];
  /** Public pages that are there without any data. */
  standingPages?: readonly string[];
  /** The dictionaries it reads and the codes it refers to. */
  dictionaries?: DictionaryUses;
  /** How the log names its entities, events and fields. */
  log?: LogWords;
  /** The roles that review private files, by the purpose these are uploaded for. */
  fileReviewers?: Readonly<Record<string, readonly OperatorRole[]>>;
  /** Checks for open business that prevents an account from being cancelled. */
  cancelChecks?: readonly CancelCheck[];
  /** Deletes its personal data when an account ends. */
  erase?: Erase;
}

/** The contributions of all features together. */
export interface Contributions {
  menuPages: readonly string[];
  menuConditions: ReadonlyMap<string, MenuCondition>;
  search: readonly SearchSource[];
  collect: readonly CollectSource[];
  queue: readonly QueueSource[];
  figures: readonly FigureSource[];
  charts: readonly ChartSource[];
  bookables: readonly BookableSource[];
  payables: readonly Payable[];
  inviteKinds: readonly InviteKindSource[];
  postKinds: readonly PostKindSource[];
  todo: readonly TodoSource[];
  sitemap: readonly SitemapKind[];
  standingPages: readonly string[];
  dictionaries: readonly DictionaryUses[];
  log: readonly LogWords[];
  fileReviewers: FileReviewers;
  cancelChecks: readonly CancelCheck[];
  erase: readonly Erase[];
}
