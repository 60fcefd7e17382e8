import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { webMessages, writeSettings } from './compiled.ts';

/** Compiles the messages before a build, and in development again whenever one changes. */
export function messagesPlugin() {
  writeSettings();
  return paraglideVitePlugin(webMessages);
}
