import type { BlindEntry, JudgedContest } from '@portal/contract/contest/judging';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { EntryFiles } from '../shared/EntryFiles.tsx';
import { EntryVideo } from '../shared/EntryVideo.tsx';
import { BallotForm } from './BallotForm.tsx';
import styles from './MyJudgingPage.module.css';

interface BallotViewProps {
  id: string;
  criteria: JudgedContest['criteria'];
}

/** One entry as its judge reads it, next to the ballot. */
export function BallotView({ id, criteria }: BallotViewProps) {
  const answer = useQueryOf('GET /api/activityManage/judging/queryDetail', { id });
  return (
    <Answered of={answer} lines={10}>
      {(entry) => (
        <>
          <Details entry={entry} />
          <BallotForm key={entry.ballotId} entry={entry} criteria={criteria} />
        </>
      )}
    </Answered>
  );
}

function Details({ entry }: { entry: BlindEntry }) {
  const { ballotId, no, title, track, summary, picture, files, video, state, reason } = entry;
  return (
    <Text as="section" shrink padInline={24} padBlock={20} className={styles.matter} aria-labelledby="judged">
      <h2 id="judged">
        {no} <Written>{title}</Written>
      </h2>
      <Text padBottom={12} tone="quiet">
        <Written>{track}</Written>
      </Text>
      {state === 'CONFLICT' ? (
        <Alert title={m.contest_conflict_is()}>
          <Written>{reason}</Written>
        </Alert>
      ) : (
        <>
          {picture && (
            <ArticlePicture
              picture={picture}
              ratio="4 / 3"
              sizes="(min-width: 1000px) 480px, 100vw"
              widths={[640, 960]}
            />
          )}
          <Row as="p" gap={8} above={12} padInline={12} padBlock={10} ground="quiet" tone="quiet">
            <Icon shape={eyeOffIcon} />
            <span>{m.contest_blind()}</span>
          </Row>
          <h3>{m.field_entry_summary()}</h3>
          {summary.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>
              <Written>{paragraph}</Written>
            </p>
          ))}
          <h3>{m.field_files()}</h3>
          <EntryFiles files={files} hrefOf={(nth) => paths.judgingFile(ballotId, nth)} />
          {video && (
            <>
              <h3>{m.field_entry_video()}</h3>
              <EntryVideo video={video} title={title} href={paths.judgingVideo(ballotId)} />
            </>
          )}
        </>
      )}
    </Text>
  );
}
