// Runs on the machine's own Node, before anything is installed: import only built-in modules here.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './workspace.mjs';

const pauseMs = 200;

/**
 * Runs `work` while no other start installs or builds in this folder: two at once would delete each other's files. The
 * lock of a killed process is taken over.
 */
export async function installAlone(work, file = join(root, '.install.lock'), notify = console.log) {
  for (let isNotified = false; !claim(file); isNotified = true) {
    if (!isNotified) notify('Another start installs or builds in this folder; waiting for it …');
    await sleep(pauseMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function claim(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Without a pid yet, the owner may be about to write it.
    if (!pid) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
