import type { OperatorRole } from '@portal/contract/operator-role';
import type { PlaceKind } from '@portal/contract/rights/place';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { FileReviewers } from '../platform/files/file.policy.ts';
import type { FileHolder, FileHolders } from '../platform/files/read-by-role.ts';
import type { CallAs } from '../platform/http/call-as.ts';
import type { BoundEndpoint } from '../platform/http/endpoints.ts';
import type { RecordPlaces, RecordsWithin } from '../platform/http/require-in-place.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { CancelCheck, Erase } from './account-end.ts';
import type { BookableSource } from './bookable.ts';
import type { BulkSource } from './bulk-act.ts';
import type { ChartSource } from './chart-source.ts';
import type { CollectSource } from './collect-source.ts';
import type { DictionaryUses } from './dictionary-uses.ts';
import type { FigureSource } from './figure-source.ts';
import type { HeldWorkSource, OnFreeze } from './held-work.ts';
import type { HelperSource } from './helper-source.ts';
import type { Importer } from './importer.ts';
import type { InviteKindSource } from './invite-kind.ts';
import type { LogWords } from './log-words.ts';
import type { MenuCondition } from './menu-condition.ts';
import type { PaletteContribution } from './palette-source.ts';
import type { Payable } from './payable.ts';
import type { PostKindSource } from './post-kind.ts';
import type { QueueSource } from './queue-source.ts';
import type { References, RemovableSource } from './removable-source.ts';
import type { SearchSource } from './search-source.ts';
import type { SetupSource } from './setup-source.ts';
import type { SitemapKind } from './sitemap-kind.ts';
import type { TodoSource } from './todo-source.ts';

/** The dependencies of jobs. */
export type JobDeps = Pick<Deps, 'database' | 'clock' | 'pay'>;
/** Dependencies of jobs that also open sealed values. */
export type SealedJobDeps = JobDeps & Pick<Deps, 'box'>;
/** Everything that any job depends on. */
export type AllJobDeps = SealedJobDeps & Pick<Deps, 'invoicing' | 'files'> & { callAs: CallAs };

/**
 * What a feature contributes to the portal. Features that serve all others, such as the search, receive these
 * contributions and import none of them.
 */
export interface Feature {
  /** Endpoints of the feature. */
  routes?: (deps: Deps, all: Contributions, callAs: CallAs) => BoundEndpoint[];
  /** Routes that answer with neither an envelope nor a page of the web app: feeds, calendars, site maps. */
  plainRoutes?: (app: FastifyInstance, deps: Deps, all: Contributions & { bounds: BoundEndpoint[] }) => void;
  /** Recurring jobs. */
  jobs?: (deps: AllJobDeps, all: Contributions) => Job[];
  /** Inserts, at every start, the rows that every database must have. */
  prepare?: (db: Db) => Promise<void>;
  /** Its pages in the account area and the console; menus show only these, so that no entry leads nowhere. */
  menuPages?: readonly string[];
  /** Conditions for pages, of any feature, that concern only some enterprises; the menus of all others omit them. */
  menuConditions?: Readonly<Record<string, MenuCondition>>;
  /** Sources of search results. */
  search?: readonly SearchSource[];
  /** What is found by name or number from everywhere in the console and the member area. */
  palette?: PaletteContribution;
  /** Sources of targets that users can collect. */
  collect?: readonly CollectSource[];
  /** Sources of work that waits for an operator's decision. */
  queue?: readonly QueueSource[];
  /** Kinds of work that a person can hold, and how it is given on. */
  heldWork?: readonly HeldWorkSource[];
  /** What ends by itself, in the same transaction, when an account is frozen. */
  onFreeze?: OnFreeze;
  /** Sources of the figures on an operator's first page. */
  figures?: readonly FigureSource[];
  /** Sources of the charts on that page. */
  charts?: readonly ChartSource[];
  /** Resources that can be booked by the half hour. */
  bookables?: readonly BookableSource[];
  /** Kinds of offers that could help a project. */
  helpers?: readonly HelperSource[];
  /** Items that can be paid for. */
  payables?: readonly Payable[];
  /** Kinds of data that can be imported from spreadsheets. */
  importers?: readonly Importer[];
  /** Lists whose rows can be chosen, and what can be done with many of them at once. */
  bulk?: readonly BulkSource[];
  /** Where its records stand, for callers who are limited to some places. */
  places?: Readonly<Partial<Record<PlaceKind, RecordsWithin>>>;
  /** Kinds of invitations. */
  inviteKinds?: readonly InviteKindSource[];
  /** Kinds of posts in the community. */
  postKinds?: readonly PostKindSource[];
  /** Sources of a user's tasks that do not belong to a case. */
  todo?: readonly TodoSource[];
  /** Site map entries of public pages that show data. */
  sitemap?: readonly SitemapKind[];
  /** Public pages that exist without any data. */
  standingPages?: readonly string[];
  /** Lines of what has to be ready before the park opens. */
  setup?: readonly SetupSource[];
  /** The dictionaries it reads and the codes it refers to. */
  dictionaries?: DictionaryUses;
  /** Its entities that can be removed and merged, and its columns that refer to such entities, of any feature. */
  removables?: readonly RemovableSource[];
  references?: References;
  /** How the log names its entities, events and fields. */
  log?: LogWords;
  /** The roles that review private files, by the purpose these are uploaded for. */
  fileReviewers?: Readonly<Record<string, readonly OperatorRole[]>>;
  /** What private files belong to, by that purpose, for roles of the park's own. */
  fileHolders?: Readonly<Record<string, FileHolder>>;
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
  palette: readonly PaletteContribution[];
  collect: readonly CollectSource[];
  queue: readonly QueueSource[];
  heldWork: readonly HeldWorkSource[];
  onFreeze: readonly OnFreeze[];
  figures: readonly FigureSource[];
  charts: readonly ChartSource[];
  bookables: readonly BookableSource[];
  helpers: readonly HelperSource[];
  payables: readonly Payable[];
  importers: readonly Importer[];
  bulk: readonly BulkSource[];
  places: RecordPlaces;
  inviteKinds: readonly InviteKindSource[];
  postKinds: readonly PostKindSource[];
  todo: readonly TodoSource[];
  sitemap: readonly SitemapKind[];
  standingPages: readonly string[];
  setup: readonly SetupSource[];
  dictionaries: readonly DictionaryUses[];
  removables: readonly RemovableSource[];
  references: readonly References[];
  log: readonly LogWords[];
  fileReviewers: FileReviewers;
  fileHolders: FileHolders;
  cancelChecks: readonly CancelCheck[];
  erase: readonly Erase[];
}
