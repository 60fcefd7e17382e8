#!/usr/bin/env node
/**
 * Draws a prize draw of the community once more, with nothing but Node: it shares no line with the portal.
 *
 *   curl 'https://<portal>/api/communityManage/lottery/queryProof?id=<post>' > draw.json
 *   node verify-draw.mjs draw.json <fingerprint noted when the draw began> <fingerprint noted when its list was frozen>
 *
 * The two fingerprints are optional; with them you need not trust those in the file. If you joined, look among the
 * entries for your own number and the random value of your own device.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

const reasons = ['RELATED', 'RULE', 'GONE', 'MULTIPLE', 'AUTOMATED', 'FALSE_DATA'];

/** Numbers run from 1 without gaps: each takes part, or is dropped for a stated reason. */
function findMissing({ entryNos, dropped, given }) {
  const numberOf = (entryNo) => Number.parseInt(entryNo, 10);
  const faults = [];
  const numbers = [...entryNos, ...dropped.map(({ entryNo }) => entryNo)].map(numberOf);
  const kept = new Set(entryNos.map(numberOf));
  for (const { entryNo, reason } of dropped) {
    if (!reasons.includes(reason)) faults.push(`${entryNo.split('-')[0]} is dropped without a reason`);
    if (kept.has(numberOf(entryNo))) faults.push(`${entryNo.split('-')[0]} is dropped and takes part`);
  }
  const known = new Set(numbers);
  for (let no = 1; no <= given; no++)
    if (!known.has(no)) faults.push(`number ${no} was given and is nowhere`);
  if (known.size !== numbers.length || numbers.some((no) => !(no >= 1 && no <= given)))
    faults.push('a number is there that was not given');
  return faults;
}

/** Finds everything wrong with a draw; empty for a correct one. */
export function findFaults(proof, noted = {}) {
  const faults = [];
  const { seed, entryNos, ranks, winners } = proof;
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed))
    return ['it is not drawn yet: there is no seed'];
  const commit = sha256(Buffer.from(seed, 'hex'));
  for (const published of [proof.seedCommit, noted.seedCommit])
    if (published !== undefined && published !== commit) faults.push('the envelope was changed');
  if (new Set(entryNos).size !== entryNos.length) faults.push('an entry is there twice');
  faults.push(...findMissing(proof));
  const sorted = [...entryNos].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  const list = sha256(sorted.join('\n'));
  for (const published of [proof.entrantsHash, noted.entrantsHash])
    if (published !== undefined && published !== list) faults.push('the list was touched');
  const prizes = [...ranks]
    .sort((one, other) => one.rank - other.rank)
    .flatMap(({ rank, count }) => Array(count).fill(rank));
  const order = sorted
    .map((entryNo) => [sha256(`${seed}:${list}:${entryNo}`), entryNo])
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const should = order.slice(0, prizes.length).map(([, entryNo], at) => `${prizes[at]} ${entryNo}`);
  const are = winners.map(({ rank, entryNo }) => `${rank} ${entryNo}`);
  if (should.join() !== are.join()) faults.push('the winners are not the first ones');
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file, seedCommit, entrantsHash] = process.argv;
  if (!file) {
    process.stderr.write(
      'node verify-draw.mjs <file> [fingerprint of the number] [fingerprint of the list]\n',
    );
    process.exit(2);
  }
  const read = JSON.parse(readFileSync(file, 'utf8'));
  // Accepts the portal's whole response or only its data.
  const proof = read.body?.data ?? read.data ?? read;
  const faults = findFaults(proof, { seedCommit, entrantsHash });
  for (const fault of faults) process.stderr.write(`✗ ${fault}\n`);
  if (faults.length === 0)
    process.stdout.write(
      `✓ ${proof.entryNos.length} entries, ${proof.dropped.length} dropped, ${proof.winners.length} winners: as it should be\n`,
    );
  for (const { entryNo, reason } of proof.dropped)
    process.stdout.write(`  ${entryNo.split('-')[0]} takes no part: ${reason}\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}
