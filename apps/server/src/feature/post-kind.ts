import type { PostContent, PostRow } from '@portal/contract/community/post';
import type { postParts } from '@portal/contract/community/post-parts';
import type { AuthorEvent, ModeratorEvent, PostKind, PostState } from '@portal/contract/community/terms';
import type { Db } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { WriteContext } from '../platform/http/context.ts';

/** The fields of a post that its kind may read. */
export interface PostOfKind {
  id: string;
  title: string;
  authorId: string;
  enterpriseId: string | null;
  anonymous: boolean;
  status: PostState;
  publishedAt: Date | null;
}

/** Context of a post's transition; a kind seals its secrets with the `box`. */
export type PostContext = WriteContext & Pick<Deps, 'box'>;

/** Name of a kind's part within the content of a post. */
export type PostPart = keyof typeof postParts;
export type PartOf<Name extends PostPart> = NonNullable<PostContent[Name]>;

/** Maps a text to its replacement; `field` is its place in the part, such as `options.0.text`. */
export type ChangeText = (text: string, field: string) => string;

export interface PostMove {
  event: AuthorEvent | ModeratorEvent;
  from: PostState;
}

/** A kind of post: what its feature adds to the behaviour common to all kinds. */
export interface PostKindSource<Name extends PostPart = PostPart> {
  kind: PostKind;
  part: Name;
  /** Whether every post of this kind is reviewed before it becomes public. */
  isReviewed: boolean;
  /** Whether it cannot be posted anonymously, because its author determines who may take part. */
  isNamed?: true;
  /** Validates its part; faults are keyed by the field below `data`. The contract has already checked the shape. */
  findFaults(
    tx: Db,
    asked: { part: PartOf<Name>; userId: string; now: Date },
  ): Promise<Record<string, string>>;
  /** Applies `change` to every readable text of the part; absent where the part has none. */
  mapTexts?(part: PartOf<Name>, change: ChangeText): PartOf<Name>;
  /**
   * Saves the part in the transaction that saves the post, before the post changes state; called for drafts and
   * rejected posts.
   * @returns additional search words for the post
   */
  save(tx: Db, ctx: WriteContext, post: PostOfKind, part: PartOf<Name>): Promise<string>;
  /**
   * Runs in the transaction of each transition of the post: starts what begins on publication, and ends what ends on
   * removal.
   */
  onMoved(tx: Db, ctx: PostContext, post: PostOfKind, move: PostMove): Promise<void>;
  /** The reason why the author may not delete the post now, in words; null if they may. */
  findBlocker(tx: Db, postId: string): Promise<string | null>;
  /**
   * Whether a draw or a vote is running in the post. A single operator may not hide it then, since that would shut out
   * latecomers.
   */
  isTakenPartIn?(db: Db, postId: string): Promise<boolean>;
  /** Reads the part of one post as it was written. */
  read(db: Db, postId: string): Promise<PartOf<Name> | undefined>;
  /** Reads what lists and pages show of the part, keyed by post id. */
  readRows(db: Db, postIds: string[]): Promise<Map<string, NonNullable<PostRow[Name]>>>;
}
