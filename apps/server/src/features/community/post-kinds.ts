import type { PostContent, PostRow } from '@portal/contract/community/post';
import { type PostKind, postKindLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import type {
  ChangeText,
  PartOf,
  PostContext,
  PostKindSource,
  PostMove,
  PostPart,
} from '../../feature/post-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import type { WordBook } from './moderation/word-book.ts';
import type { Post } from './post.table.ts';

/** What each kind of post adds, delegated to the source of that kind; themes have none. */
export class PostKinds {
  readonly #sources: readonly PostKindSource[];

  constructor(sources: readonly PostKindSource[]) {
    this.#sources = sources;
  }

  #of(kind: PostKind): PostKindSource | undefined {
    return this.#sources.find((source) => source.kind === kind);
  }

  /** Whether this kind of post is supported. */
  isKnown(kind: PostKind): boolean {
    return kind === 'THEME' || this.#of(kind) !== undefined;
  }

  isReviewed(kind: PostKind): boolean {
    return this.#of(kind)?.isReviewed ?? false;
  }

  /** Name of the details a kind of post needs; null for themes. */
  partName(kind: PostKind): PostPart | null {
    return this.#of(kind)?.part ?? null;
  }

  partOf(data: Pick<PostContent, 'kind' | PostPart>): PartOf<PostPart> | undefined {
    const part = this.partName(data.kind);
    return part === null ? undefined : data[part];
  }

  /** Applies a change to each text of the details; `field` starts with their name. */
  mapTexts(content: PostContent, change: ChangeText): PostContent {
    const part = this.partOf(content);
    const source = this.#of(content.kind);
    if (part === undefined || !source?.mapTexts) return content;
    return {
      ...content,
      [source.part]: source.mapTexts(part, (text, field) => change(text, `${source.part}.${field}`)),
    };
  }

  async findFaults(
    tx: Db,
    data: Pick<PostContent, 'kind' | PostPart>,
    asked: { userId: string; now: Date },
  ): Promise<Record<string, string>> {
    const part = this.partOf(data);
    return part === undefined ? {} : ((await this.#of(data.kind)?.findFaults(tx, { ...asked, part })) ?? {});
  }

  /** @throws {AppError} 100002 */
  async save(
    tx: Db,
    ctx: WriteContext,
    post: Post,
    data: Pick<PostContent, 'kind' | PostPart>,
  ): Promise<string> {
    const part = this.partOf(data);
    const source = this.#of(post.kind);
    if (part === undefined || !source) return '';
    if (source.isNamed && post.anonymous)
      throw fieldsRefused({ 'data.anonymous': m.fault_named_kind({ kind: postKindLabels[post.kind]() }) });
    return source.save(tx, ctx, post, part);
  }

  async onMoved(tx: Db, ctx: PostContext, post: Post, move: PostMove): Promise<void> {
    await this.#of(post.kind)?.onMoved(tx, ctx, post, move);
  }

  async findBlocker(tx: Db, { kind, id }: Post): Promise<string | null> {
    return (await this.#of(kind)?.findBlocker(tx, id)) ?? null;
  }

  async isTakenPartIn(db: Db, { kind, id }: Pick<Post, 'kind' | 'id'>): Promise<boolean> {
    return (await this.#of(kind)?.isTakenPartIn?.(db, id)) ?? false;
  }

  /** A post's details as they were entered, under their name. */
  async read(db: Db, { kind, id }: Post): Promise<Partial<Pick<PostContent, PostPart>>> {
    const source = this.#of(kind);
    return source ? { [source.part]: await source.read(db, id) } : {};
  }

  /** Details shown in list rows, by post id; one query per kind. */
  async readRows(
    db: Db,
    rows: readonly { id: string; kind: PostKind }[],
  ): Promise<(id: string) => Pick<PostRow, PostPart>> {
    const found = await Promise.all(
      this.#sources.map(async (source) => {
        const ids = rows.filter(({ kind }) => kind === source.kind).map(({ id }) => id);
        return [source.part, ids.length > 0 ? await source.readRows(db, ids) : new Map()] as const;
      }),
    );
    return (id) =>
      Object.fromEntries(found.map(([part, byId]) => [part, byId.get(id) ?? null])) as Pick<
        PostRow,
        PostPart
      >;
  }
}

/** Dependencies of the community's calls besides the context. */
export interface Community {
  kinds: PostKinds;
  words: WordBook;
}
