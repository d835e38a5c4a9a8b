import "../../app/design/design.css";
import { createRoot } from "react-dom/client";
import { Frame } from "./frame.tsx";
import { Hero } from "./hero.tsx";
import { Marks } from "./marks.tsx";
import { Parts } from "./parts.tsx";

const root = document.getElementById("gallery");
if (root) {
  createRoot(root).render(
    <Frame>
      <Hero />
      <Marks />
      <Parts />
    </Frame>,
  );
}
