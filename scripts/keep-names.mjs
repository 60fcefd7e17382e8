/**
 * How what runs on the server is minified. Node keeps the source of all it has loaded, at two bytes a character where
 * one of them is Chinese: so these are written as escapes, and spaces and comments left out. Names stay as they are, for
 * the log.
 */
export const keepNames = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: true, asciiOnly: true },
};
