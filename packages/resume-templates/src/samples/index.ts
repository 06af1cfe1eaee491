import { ananya } from "./ananya";
import { arabic } from "./arabic";
import { chinese, japanese, korean, thai, traditional } from "./eastern";
import { hindi } from "./hindi";
import { long } from "./long";
import { noPhoto, sparse } from "./sparse";

/** Invented people, one for each thing that a template must bear. */
export const samples = {
  full: ananya,
  sparse,
  long,
  noPhoto,
  hindi,
  arabic,
  japanese,
  korean,
  chinese,
  traditional,
  thai,
};
