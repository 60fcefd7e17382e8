import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { kindNames } from '../shared/post-words.ts';
import { PostForm } from './PostForm.tsx';

/** The kinds that can be begun here, with where each is written: one line a kind. */
const writers = [
  { kind: 'THEME', hrefOf: paths.writePost },
  { kind: 'QUESTION', hrefOf: paths.submitQuestion },
] as const;

/** Writes a theme; other kinds are a tab away. */
export function Component() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const plate = search.get('plate') ?? '';
  const form = {
    kind: 'THEME',
    title: m.community_write(),
    note: m.community_write_note(),
    plate,
    part: {},
  } as const;
  if (id) return <Known key={id} id={id} form={form} />;
  return (
    <>
      <TabLinks
        label={m.community_kinds()}
        currentKey="THEME"
        items={writers.map(({ kind, hrefOf }) => ({
          key: kind,
          href: hrefOf(plate ? { plate } : undefined),
          text: kindNames[kind](),
        }))}
      />
      <PostForm {...form} post={null} />
    </>
  );
}

type Form = Omit<Parameters<typeof PostForm>[0], 'post'>;

function Known({ id, form }: { id: string; form: Form }) {
  const answer = useQueryOf('GET /api/communityManage/post/queryOwnDetail', { id });
  return <Answered of={answer}>{(post) => <PostForm {...form} title={m.act_edit()} post={post} />}</Answered>;
}
