import type { OwnQuestionDetail } from '@portal/contract/policy-question/public';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { postNames } from './question-words.ts';

type Course = Pick<OwnQuestionDetail, 'questionId' | 'body' | 'file' | 'posts' | 'createdAt'>;

const textOf = (body: string) => (
  <Text keepLines>
    <Written>{body}</Written>
  </Text>
);

/** The question and its thread. */
export function QuestionCourse({ question: { body, file, posts, createdAt } }: { question: Course }) {
  return (
    <Stack gap={24} above={24}>
      <Timeline
        label={m.question_course()}
        events={[
          {
            key: 'asked',
            time: formatDate(createdAt),
            dateTime: new Date(createdAt).toISOString(),
            title: m.question_one(),
            note: textOf(body),
          },
          ...posts.map(({ kind, at, officeName, body: written }, index) => ({
            key: `${at}-${index}`,
            time: formatDate(at),
            dateTime: new Date(at).toISOString(),
            title: postNames[kind](),
            by: officeName && <Written>{officeName}</Written>,
            note: textOf(written),
            tone: kind === 'ANSWER' ? ('now' as const) : ('done' as const),
          })),
        ]}
      />
      {file && <FileButton file={file} />}
    </Stack>
  );
}
