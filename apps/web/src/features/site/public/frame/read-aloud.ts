export type Reading = 'silent' | 'reading' | 'paused';

// Some browsers stop speaking in the middle of a long utterance.
const maxPiece = 180;

/** Splits a text at sentence ends into pieces that a speech engine can read in one go. */
export function piecesOf(text: string): string[] {
  const sentences = text.match(/[^。！？!?\n]+(?:[。！？!?\n]+|$)/g) ?? [];
  const pieces: string[] = [];
  for (const sentence of sentences.map((part) => part.trim()).filter(Boolean)) {
    for (let at = 0; at < sentence.length; at += maxPiece) {
      pieces.push(sentence.slice(at, at + maxPiece));
    }
  }
  return pieces;
}

// The text as laid out: hidden parts are left out and blocks end in line breaks.
// biome-ignore lint/performance/useDomNodeTextContent: textContent would read out hidden parts too
const visibleText = (element: HTMLElement | null) => element?.innerText ?? '';

/** The text to read: the selection, otherwise the content of the page. */
function textToRead(): string {
  const selected = window.getSelection()?.toString().trim() ?? '';
  return selected !== '' ? selected : visibleText(document.getElementById('main'));
}

export type Reader = ReturnType<typeof createReader>;

/** Reads the page aloud and reports each state change. Needs a browser with speech synthesis. */
export function createReader(report: (reading: Reading) => void) {
  const { speechSynthesis } = window;
  let waiting: string[] = [];

  function next(): void {
    const piece = waiting.shift();
    if (piece === undefined) {
      report('silent');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = document.documentElement.lang;
    utterance.onend = next;
    speechSynthesis.speak(utterance);
  }
  function stop(): void {
    waiting = [];
    speechSynthesis.cancel();
    report('silent');
  }
  return {
    read() {
      stop();
      waiting = piecesOf(textToRead());
      report('reading');
      next();
    },
    pause() {
      speechSynthesis.pause();
      report('paused');
    },
    resume() {
      speechSynthesis.resume();
      report('reading');
    },
    stop,
  };
}
