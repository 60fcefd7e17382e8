interface MatchBasisProps {
  /** A sentence that contains `{name}`. */
  text: string;
  name: string;
  /** Names of enterprises are Chinese. */
  lang: string | undefined;
}

/** Names the enterprise whose data a match is based on. */
export function MatchBasis({ text, name, lang }: MatchBasisProps) {
  const [before, after] = text.split('{name}');
  return (
    <>
      {before}
      <span lang={lang}>{name}</span>
      {after}
    </>
  );
}
