import * as m from '@portal/texts/messages';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './Card.module.css';

/** A placeholder for a card whose code is still loading: a heading and rows. */
export const CardSkeleton = () => (
  <Panel className={styles.card}>
    <Loading label={m.member_loading()}>
      <SkeletonLines lines={11} />
    </Loading>
  </Panel>
);
