import { useLoaderData } from 'react-router';
import { ActivityView, activityLoader } from './ActivityView.tsx';

export const loader = activityLoader;

/** A salon or a training at its address. */
export function Component() {
  return <ActivityView {...useLoaderData<typeof loader>()} />;
}
