import type { PostAuthor } from '@portal/contract/community/post';
import type { PostComment } from '@portal/contract/community/post-comment';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import type { LoadedPost } from './PostView.tsx';

const authorOf = ({ name, badges }: PostAuthor) => ({
  '@type': badges.includes('PARK') ? 'Organization' : 'Person',
  name,
});

const textOf = ({ body, author, createdAt, likes }: PostComment) => ({
  text: body,
  author: authorOf(author),
  dateCreated: new Date(createdAt).toISOString(),
  upvoteCount: likes,
});

const crumbs = (origin: string, { post }: LoadedPost) =>
  breadcrumbJsonLd(origin, [
    { name: m.community_title(), path: paths.community() },
    { name: post.boardName, path: paths.community({ board: post.plateId }) },
    { name: post.title },
  ]);

/** The schema.org description of a discussion, and the breadcrumb. */
export function themeJsonLd(origin: string, loaded: LoadedPost): object[] {
  const { post, comments } = loaded;
  return [
    {
      '@type': 'DiscussionForumPosting',
      headline: post.title,
      text: post.excerpt,
      url: origin + post.path,
      author: authorOf(post.author),
      datePublished: new Date(post.publishedAt).toISOString(),
      commentCount: post.comments,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: post.likes,
      },
      comment: comments.rows.map((comment) => ({ '@type': 'Comment', ...textOf(comment) })),
    },
    crumbs(origin, loaded),
  ];
}

/** The schema.org description of a question with its answers, and the breadcrumb. */
export function questionJsonLd(origin: string, loaded: LoadedPost): object[] {
  const { post, comments } = loaded;
  const answers = comments.rows.map((answer) => ({
    '@type': 'Answer',
    ...textOf(answer),
    url: `${origin}${post.path}#c-${answer.commentId}`,
    accepted: answer.acceptedAt !== null,
  }));
  const plain = ({ accepted: _accepted, ...answer }: (typeof answers)[number]) => answer;
  const accepted = answers.find((answer) => answer.accepted);
  return [
    {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: post.title,
        text: post.excerpt,
        author: authorOf(post.author),
        dateCreated: new Date(post.publishedAt).toISOString(),
        answerCount: post.question?.answers ?? comments.total,
        ...(accepted ? { acceptedAnswer: plain(accepted) } : {}),
        suggestedAnswer: answers.filter((answer) => !answer.accepted).map(plain),
      },
    },
    crumbs(origin, loaded),
  ];
}
