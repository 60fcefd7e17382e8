import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { loadPost, PostView } from '../shared/PostView.tsx';
import { questionJsonLd } from '../shared/post-json-ld.ts';
import { BountyBox } from './BountyBox.tsx';

export const loader = makeLoader((load) => loadPost(load, 'QUESTION'));

/** A question: its bounty as a timeline, and its answers, the accepted one first. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { question, author } = loaded.post;
  return (
    <PostView
      {...loaded}
      jsonLd={questionJsonLd(origin, loaded)}
      tag={
        question && (
          <Tag tone={question.isAccepted ? 'leaf' : 'amber'} mark="dot">
            {question.bountyState === 'NONE' ? m.community_kind_question() : question.bountyStateLabel}
          </Tag>
        )
      }
      part={<BountyBox post={loaded.post} />}
      aside={author.authorId === null && <AnonymousMeans />}
    />
  );
}

const AnonymousMeans = () => (
  <section>
    <Text as="h2" padBottom={10} lineBelow="strong" size={16}>
      {m.community_anonymous_means()}
    </Text>
    <ul>
      <Text as="li" padBlock={8} tone="quiet">
        {m.community_anonymous_readers()}
      </Text>
      <Text as="li" padBlock={8} tone="quiet">
        {m.community_anonymous_park()}
      </Text>
    </ul>
  </section>
);
