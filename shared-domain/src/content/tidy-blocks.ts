/** Between two cells of a row: a post has no tables, and `S` and `36` are two words. */
const BETWEEN_CELLS = ' | ';

const leaves = new Map([
  ['p', 'p'],
  ['pre', 'p'],
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
]);
const marks = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['s', 's'],
  ['del', 's'],
  ['strike', 's'],
  ['a', 'a'],
]);
const holders = new Set(['ul', 'ol', 'li', 'blockquote']);
/** Blocks that a post does not have: what stands in them is set apart, without them. */
const wrappers = new Set([
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'figure',
  'figcaption',
  'dl',
  'dt',
  'dd',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'caption',
  'address',
  'details',
  'summary',
  'fieldset',
  'legend',
  'form',
  'center',
]);
const cells = new Set(['td', 'th']);
const alone = new Set(['br', 'hr', 'img', 'product-card']);

/** Elements that `tidyBlocks` gives a meaning to; a sanitizer must leave them to it. */
export const tidiedTags: readonly string[] = [
  ...new Set([...leaves.keys(), ...marks.keys(), ...holders, ...wrappers, ...cells, ...alone]),
];

type Mark = { name: string; open: string };

/** The marks around a text, written to `out` when there is a text. */
function createMarks(out: string[]) {
  /** Marks that are open in the source, and how many of them are open in what is written. */
  let open: Mark[] = [];
  let written = 0;

  /** Ends what is written of them, but for the first `left` ones. */
  function end(left: number) {
    for (; written > left; written -= 1) {
      out.push(`</${open[written - 1]?.name}>`);
    }
  }
  return {
    end,
    write() {
      for (; written < open.length; written += 1) {
        out.push(open[written]?.open ?? '');
      }
    },
    add(mark: Mark) {
      open.push(mark);
    },
    remove(name: string) {
      const at = open.findLastIndex((mark) => mark.name === name);
      if (at !== -1) {
        end(Math.min(at, written));
        open = open.toSpliced(at, 1);
      }
    },
  };
}

/** Writes the blocks of a post, one after the other. */
function createWriter() {
  const out: string[] = [];
  const inline = createMarks(out);
  /** The open paragraph or heading, where it begins, and whether it has anything to show. */
  let leaf: { name: string; from: number; isEmpty: boolean; isLoose: boolean } | undefined;
  const around: string[] = [];

  function endLeaf() {
    inline.end(0);
    if (leaf !== undefined) {
      if (leaf.isEmpty && leaf.name !== 'p') {
        out.length = leaf.from;
      } else {
        if (leaf.isLoose) {
          out.push(out.pop()?.trimEnd() ?? '');
        }
        out.push(`</${leaf.name}>`);
      }
      leaf = undefined;
    }
  }
  function beginLeaf(name: string, isLooseText = false) {
    endLeaf();
    leaf = { name, from: out.length, isEmpty: true, isLoose: isLooseText };
    out.push(`<${name}>`);
  }
  const isLoose = () => leaf === undefined && !holders.has(around.at(-1) ?? '');

  return {
    isInLeaf: () => leaf !== undefined,
    isLoose,
    beginLeaf,
    endLeaf,
    text(text: string) {
      if (isLoose()) {
        beginLeaf('p', true);
      }
      inline.write();
      out.push(text);
      if (leaf !== undefined) {
        leaf.isEmpty = false;
      }
    },
    /** What stands between blocks, or within a text. */
    alone(tag: string, isBlock: boolean) {
      inline.end(0);
      if (isBlock) {
        endLeaf();
      } else if (leaf !== undefined) {
        leaf.isEmpty = false;
      }
      out.push(tag);
    },
    begin(name: string, tag: string) {
      endLeaf();
      around.push(name);
      out.push(tag);
    },
    end(name: string) {
      const at = around.lastIndexOf(name);
      if (at === -1) {
        return;
      }
      for (const one of around.splice(at).toReversed()) {
        endLeaf();
        out.push(holders.has(one) ? `</${one}>` : '');
      }
    },
    mark: inline.add,
    unmark: inline.remove,
    finish() {
      for (const name of around.toReversed()) {
        endLeaf();
        out.push(holders.has(name) ? `</${name}>` : '');
      }
      endLeaf();
      return out.join('').trim();
    },
  };
}

const token = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|<!--.*?-->|[^<]+|</gis;
const start = / start="(\d{1,5})"/;

type Tag = { name: string; isEnd: boolean; attributes: string };
type Writer = ReturnType<typeof createWriter>;
/** Where a table stands: how many are open, and whether the present row has a cell already. */
type Position = { rows: number; cells: number; isCellEmpty: boolean; pre: number };

function writeText(writer: Writer, position: Position, text: string) {
  if (position.pre > 0) {
    text.split('\n').forEach((line, index) => {
      if (index > 0) {
        writer.alone('<br>', false);
      }
      writer.text(line);
    });
  } else if (position.rows > 0) {
    position.isCellEmpty &&= text.trim() === '';
    writer.text(position.isCellEmpty ? '' : text.trim());
  } else if (text.trim() !== '' || writer.isInLeaf() || !writer.isLoose()) {
    writer.text(text);
  }
}

/** A tag of which no row of a table is made: everything in a row is one paragraph. */
function writeInRow(writer: Writer, position: Position, name: string, isEnd: boolean) {
  if (cells.has(name) && !isEnd) {
    position.cells += 1;
    position.isCellEmpty = true;
    if (position.cells > 1) {
      writer.text(BETWEEN_CELLS);
    }
  } else if (position.cells > 0 && !position.isCellEmpty && !isEnd) {
    writer.text(' ');
  }
}

function writeBlock(writer: Writer, position: Position, { name, isEnd, attributes }: Tag) {
  const leaf = leaves.get(name);
  if (leaf !== undefined) {
    position.pre += name === 'pre' ? (isEnd ? -1 : 1) : 0;
    if (isEnd) {
      writer.endLeaf();
    } else {
      writer.beginLeaf(leaf);
    }
  } else if (isEnd) {
    writer.end(name);
  } else {
    const [attribute = ''] = (name === 'ol' && start.exec(attributes)) || [];
    writer.begin(name, holders.has(name) ? `<${name}${attribute}>` : '');
  }
}

/** An element without content: within a text, between blocks, or the slot of a card. */
function writeAlone(writer: Writer, tag: Tag) {
  const { name, isEnd, attributes } = tag;
  if (name === 'hr') {
    writer.alone('<hr>', true);
  } else if (name === 'product-card') {
    writer.alone(`<${isEnd ? '/' : ''}product-card${attributes}>`, !isEnd);
  } else if (name === 'img' || !writer.isLoose()) {
    writer.alone(`<${name}${attributes}>`, false);
  }
}

function writeMark(writer: Writer, name: string, { isEnd, attributes }: Tag) {
  if (isEnd) {
    writer.unmark(name);
  } else {
    writer.mark({ name, open: `<${name}${name === 'a' ? attributes : ''}>` });
  }
}

function writeTag(writer: Writer, position: Position, tag: Tag) {
  const { name, isEnd } = tag;
  const mark = marks.get(name);
  if (mark !== undefined) {
    writeMark(writer, mark, tag);
  } else if (name === 'tr') {
    position.rows = Math.max(0, position.rows + (isEnd ? -1 : 1));
    position.cells = 0;
    writer.endLeaf();
  } else if (alone.has(name)) {
    writeAlone(writer, tag);
  } else if (position.rows > 0) {
    writeInRow(writer, position, name, isEnd);
  } else if (leaves.has(name) || holders.has(name) || wrappers.has(name)) {
    writeBlock(writer, position, tag);
  }
}

/**
 * The HTML of a post in clean blocks: loose text in paragraphs, blocks that a post does not have set apart without them,
 * headings in two levels, each row of a table as a line. Takes well-formed HTML, as a sanitizer or a browser writes it,
 * and checks no address; unknown elements lose their tags. What is clean already comes back as it is.
 */
export function tidyBlocks(html: string): string {
  const writer = createWriter();
  const position: Position = { rows: 0, cells: 0, isCellEmpty: true, pre: 0 };
  for (const [whole, slash, name, attributes = ''] of html.matchAll(token)) {
    if (name !== undefined) {
      writeTag(writer, position, { name: name.toLowerCase(), isEnd: slash === '/', attributes });
    } else if (!whole.startsWith('<')) {
      writeText(writer, position, whole);
    }
  }
  return writer.finish();
}
