/**
 * Minifier settings for server code. Node keeps all loaded source in memory, at two bytes per character if one of them
 * is Chinese: so Chinese is written as escapes, and whitespace and comments are removed. Names stay as they are, for
 * the log.
 */
export const keepNames = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: true, asciiOnly: true },
};
