import type { ReactNode } from "react";
import { cn } from "../cn";
import { parse, type RichNode } from "./parse";
import { richLooks } from "./rich-looks";

export interface RichTextProps {
  /** What RichTextField gave. Anything beyond its few elements is left out. */
  html: string;
  className?: string;
}

/** Rich text for reading: paragraphs, lists, strong words, emphasis and links. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div dir="auto" className={cn(richLooks, className)}>
      {parse(html).map(draw)}
    </div>
  );
}

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag: Tag, href } = node;
  const children = node.children.map(draw);
  if (Tag === "ul" || Tag === "ol")
    return (
      <Tag key={key} dir="auto">
        {children}
      </Tag>
    );
  if (Tag !== "a") return <Tag key={key}>{children}</Tag>;
  if (!href) return <span key={key}>{children}</span>;
  return (
    <a key={key} href={href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
