import type { AuthorEvent, ModeratorEvent, PostKind, PostState } from '@portal/contract/community-terms';
import type { PostContent, PostRow } from '@portal/contract/post';
import type { postParts } from '@portal/contract/post-parts';
import type { Db } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { WriteContext } from '../platform/http/context.ts';

/** A post as its kind may know it. */
export interface PostOfKind {
  id: string;
  title: string;
  authorId: string;
  enterpriseId: string | null;
  anonymous: boolean;
  status: PostState;
  publishedAt: Date | null;
}

/** The context of what moves a post; what a kind keeps secret is sealed with its box. */
export type PostContext = WriteContext & Pick<Deps, 'box'>;

/** The name of a kind's part among what is written of a post. */
export type PostPart = keyof typeof postParts;
export type PartOf<Name extends PostPart> = NonNullable<PostContent[Name]>;

/** What becomes of a text; `field` is its place in the part, as in `options.0.text`. */
export type ChangeText = (text: string, field: string) => string;

export interface PostMove {
  event: AuthorEvent | ModeratorEvent;
  from: PostState;
}

/** A kind of post: what its feature adds to what holds for all of them. */
export interface PostKindSource<Name extends PostPart = PostPart> {
  kind: PostKind;
  part: Name;
  /** Whether somebody always looks at one before it is public. */
  isReviewed: boolean;
  /** Whether it cannot be begun without a name: who may take part follows from who has begun it. */
  isNamed?: true;
  /** Faults of its part, by the field below `data`; the contract has seen its form. */
  findFaults(
    tx: Db,
    asked: { part: PartOf<Name>; userId: string; now: Date },
  ): Promise<Record<string, string>>;
  /** The part with each text that people read of it changed; absent where it has none. */
  mapTexts?(part: PartOf<Name>, change: ChangeText): PartOf<Name>;
  /**
   * Keeps its part in the transaction that keeps the post, before the post moves; asked of drafts and of what was
   * refused. Answers the words by which the post is found besides its own.
   */
  save(tx: Db, ctx: WriteContext, post: PostOfKind, part: PartOf<Name>): Promise<string>;
  /** Follows a transition of its post, in the transaction of it: what begins when it is public, ends when it goes. */
  onMoved(tx: Db, ctx: PostContext, post: PostOfKind, move: PostMove): Promise<void>;
  /** Why its author may not delete it now, in words; null where they may. */
  findBlocker(tx: Db, postId: string): Promise<string | null>;
  /**
   * Whether people take part in it just now, by chance or by vote: then one operator alone may not take it from view,
   * since that would keep out who comes later.
   */
  isTakenPartIn?(db: Db, postId: string): Promise<boolean>;
  /** The part as it was written, of one post. */
  read(db: Db, postId: string): Promise<PartOf<Name> | undefined>;
  /** What rows of lists and pages show of it, by the id of the post. */
  readRows(db: Db, postIds: string[]): Promise<Map<string, NonNullable<PostRow[Name]>>>;
}
