import { sampleOf, touchedFeatures } from '../../apps/server/src/testing/changed-files.ts';
import { payloadSources } from './payload-sources.ts';

/** `npm run test:abuse` and `npm run test:full` look at the pages of all features. */
const looksAtAll = process.env.ABUSE === 'long' || process.env.CONTRACT_TESTS === 'all';

/** How many features that this branch has not touched are looked at as well. */
const sampled = 3;
/** Of a branch that has touched nearly all, the gate looks at so many, so that its time stays what it is. */
const maxTouched = 5;

const names = Object.keys(payloadSources);
const touched = sampleOf(
  touchedFeatures().filter((name) => names.includes(name)),
  (name) => name,
  maxTouched,
);

/** Whose pages are looked at and show all their texts; texts are written into everything of every feature. */
export const chosenSources: ReadonlySet<string> = new Set(
  looksAtAll
    ? names
    : [
        ...touched,
        ...sampleOf(
          names.filter((name) => !touched.includes(name)),
          (name) => name,
          sampled,
        ),
      ],
);

/** How many kinds of entries of the log are looked at at least; all are shown by the same page. */
const logged = 16;

/** The last entries of the log, by event, that are looked at. */
export const chooseLogged = (latest: ReadonlyMap<string, string>): string[] => {
  const events = [...latest.keys()];
  const chosen = looksAtAll ? events : sampleOf(events, (event) => event, logged);
  return chosen.flatMap((event) => latest.get(event) ?? []);
};
