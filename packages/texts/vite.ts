import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { webMessages } from './compiled.ts';

/** Compiles the messages before a build, and again when one changes while the site is worked on. */
export const messagesPlugin = () => paraglideVitePlugin(webMessages);
