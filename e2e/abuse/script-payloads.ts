import { addressAttributes, addresses, inAddresses } from './payloads/addresses.ts';
import { clobbering, documents } from './payloads/documents.ts';
import { handlerForms, handlers, loading, spelling } from './payloads/elements.ts';
import { characters, encodings, names, templates } from './payloads/encodings.ts';
import { math, styles, svg } from './payloads/graphics.ts';
import { mutations } from './payloads/mutations.ts';
import { fileNames, headers, sheets } from './payloads/other-readers.ts';
import { attributes, comments, containers, nesting, state } from './payloads/ways-out.ts';

/** Texts that try to run a script when displayed, grouped by technique. */
export const payloadFamilies: Readonly<Record<string, readonly string[]>> = {
  spelling,
  loading,
  handlers,
  handlerForms,
  attributes,
  addresses,
  inAddresses,
  addressAttributes,
  svg,
  math,
  styles,
  encodings,
  documents,
  clobbering,
  state,
  templates,
  names,
  characters,
  headers,
  sheets,
  fileNames,
  nesting,
  containers,
  mutations,
  comments,
};

export const scriptPayloads: readonly string[] = Object.values(payloadFamilies).flat();
