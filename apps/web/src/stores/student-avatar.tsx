import { Avatar } from "@toran/ui";
import { useEffect, useState } from "react";
import { useStores } from "./use-stores";

interface StudentAvatarProps {
  name: string;
  /** The key of the picture, which only their college may open, and who was sent it with an application. */
  picture: string | null | undefined;
  size: "xs" | "sm" | "md";
}

// A row that a quick scroll passes by asks for nothing.
const rest = 150;

/** A student by their picture, once it has come, beside their name. */
export function StudentAvatar({ name, picture, size }: StudentAvatarProps) {
  const { pictures } = useStores();
  const [come, setCome] = useState<string>();
  const known = picture ? (pictures.address(picture) ?? come) : undefined;
  useEffect(() => {
    if (!picture || pictures.address(picture)) return;
    let wanted = true;
    const fetchPicture = async () => {
      const address = await pictures.fetch(picture);
      if (wanted) setCome(address);
    };
    const timer = setTimeout(() => void fetchPicture(), rest);
    return () => {
      wanted = false;
      clearTimeout(timer);
      setCome(undefined);
    };
  }, [pictures, picture]);
  return <Avatar entity="person" size={size} name={name} src={known} decorative />;
}
