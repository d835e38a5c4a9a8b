import { Fragment, type ReactNode } from "react";
import type { FlowNode, InlineNode, ListItem, Mark, RichNode, RichText } from "#content/rich-text.ts";
import { CodeBlock } from "../../design/code-block.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Blok, StoryLink } from "./blok.tsx";
import { headingsIn } from "./headings.ts";
import type { LivingParts } from "./living-parts.ts";
import { StoryImage } from "./story-image.tsx";
import { StoryTable } from "./story-table.tsx";
import styles from "./story-text.module.css";
import { storyTexts } from "./texts.ts";

interface Props {
  readonly text: RichText;
  /** Data of the text's live parts; null if it has none. */
  readonly living: LivingParts | null;
}

/** Data that a story's nodes need besides their own. */
interface Around {
  readonly living: LivingParts | null;
  /** Ids of the headings that links can point to. */
  readonly ids: ReadonlyMap<RichNode, string>;
}

export function StoryText({ text, living }: Props) {
  const ids = new Map(headingsIn(text).map(({ node, id }) => [node, id]));
  return (
    <div className={styles.text}>
      <Nodes nodes={text.content} around={{ living, ids }} />
    </div>
  );
}

interface NodesProps {
  readonly nodes: readonly (FlowNode | ListItem)[];
  readonly around: Around;
}

/** Draws nodes of rich text in order. */
function Nodes({ nodes, around }: NodesProps): ReactNode {
  return nodes.map((node, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not change while it is read.
    <Fragment key={i}>{drawn(node, around)}</Fragment>
  ));
}

function drawn(node: FlowNode | ListItem, around: Around): ReactNode {
  const { living, ids } = around;
  switch (node.type) {
    case "text":
      return node.marks.reduce<ReactNode>((words, mark) => marked(mark, words), node.text);
    case "link":
      return (
        <StoryLink link={node.link}>
          <Nodes nodes={node.content} around={around} />
        </StoryLink>
      );
    case "hard_break":
      return <br />;
    case "horizontal_rule":
      return <hr />;
    case "emoji":
      return node.emoji;
    case "image":
      return <StoryImage image={node} />;
    case "code_block":
      return <Code>{node.content.map(({ text }) => text).join("")}</Code>;
    case "blok": {
      const drawWords = (text: RichText) => <Nodes nodes={text.content} around={{ living, ids: NO_IDS }} />;
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      return node.bloks.map((blok, i) => <Blok key={i} blok={blok} living={living} draw={drawWords} />);
    }
    case "table":
      return <StoryTable table={node} draw={({ content }) => <Nodes nodes={content} around={around} />} />;
    default:
      return framed(node, <Nodes nodes={node.content} around={around} />, ids.get(node));
  }
}

/** No ids of headings: links cannot point into a step or an accordion item. */
const NO_IDS: Around["ids"] = new Map();

/** Returns whether a part of a heading is more than space. */
const isVisible = (node: InlineNode) =>
  node.type === "text" ? node.text.trim() !== "" : node.type !== "hard_break";

type Framed = Extract<FlowNode | ListItem, { content: unknown }>;

function framed(
  node: Exclude<Framed, { type: "table" | "code_block" | "link" }>,
  inside: ReactNode,
  id: string | undefined,
): ReactNode {
  switch (node.type) {
    case "paragraph":
      return node.content.length > 0 && <p>{inside}</p>;
    case "heading": {
      // The page's title is its only h1.
      const Heading = `h${Math.max(2, node.level)}` as "h2" | "h3" | "h4" | "h5" | "h6";
      return node.content.some(isVisible) && <Heading id={id}>{inside}</Heading>;
    }
    case "blockquote":
      return <blockquote>{inside}</blockquote>;
    case "bullet_list":
      return <ul>{inside}</ul>;
    case "ordered_list":
      return <ol start={node.start === 1 ? undefined : node.start}>{inside}</ol>;
    case "list_item":
      return <li>{inside}</li>;
  }
}

const MARK_TAGS = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  code: "code",
  superscript: "sup",
  subscript: "sub",
} as const;

/** Draws a mark of a text, such as bold. Editors' own styles are dropped: contrast holds in every theme. */
function marked(mark: Mark, words: ReactNode): ReactNode {
  switch (mark.type) {
    case "highlight":
      return <mark data-tint={mark.tint}>{words}</mark>;
    case "anchor":
      return <span id={mark.id}>{words}</span>;
    case "styled":
    case "textStyle":
      return words;
    default: {
      const Tag = MARK_TAGS[mark.type];
      return <Tag>{words}</Tag>;
    }
  }
}

function Code({ children }: { readonly children: string }) {
  const { t } = useTexts(storyTexts);
  return <CodeBlock label={t("story.code")}>{children}</CodeBlock>;
}
