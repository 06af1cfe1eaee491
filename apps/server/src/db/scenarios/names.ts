const first =
  "Aarav Aditi Aditya Akash Amara Ananya Anika Anjali Arjun Arnav Asha Ayesha Bhavna Chitra Daniel Deepak Devika Dhruv Divya Esha Farhan Fatima Gaurav Geetha Harini Harsh Imran Isha Ishaan Jaspreet Jyoti Kabir Karan Kavya Keerthi Kiran Kunal Lakshmi Lina Madhav Maya Meera Mohan Nadia Naveen Neha Nikhil Nisha Omar Pooja Pranav Priya Rahul Rajesh Ravi Riya Rohan Sahana Sanjay Sara Shreya Siddharth Sneha Sofia Suresh Tanvi Tara Uma Varun Vidya Vikram Vivek Yash Zara Zoya".split(
    " ",
  );
const last =
  "Agarwal Ahmed Ali Banerjee Bhat Bose Chandran Chatterjee Chauhan Choudhury Das Deshmukh Dias Fernandes Ganesan Ghosh Gill Gupta Hegde Iyer Jain Joshi Kapoor Kaur Khan Krishnan Kulkarni Kumar Lobo Mehta Menon Mishra Mukherjee Nair Naidu Narayan Okafor Pandey Patel Pillai Prasad Qureshi Raghavan Rahman Raj Rangan Rao Reddy Roy Saxena Sen Shah Sharma Shetty Silva Singh Sinha Srinivasan Subramanian Tan Thomas Tiwari Varghese Varma Venkatesan Wilson Yadav".split(
    " ",
  );

const women = new Set(
  "Aditi Amara Ananya Anika Anjali Asha Ayesha Bhavna Chitra Devika Divya Esha Fatima Geetha Harini Isha Jyoti Kavya Keerthi Lakshmi Lina Maya Meera Nadia Neha Nisha Pooja Priya Riya Sahana Sara Shreya Sneha Sofia Tanvi Tara Uma Vidya Zara Zoya".split(
    " ",
  ),
);

const at = (list: string[], index: number) => list[index % list.length] ?? "";

/** The name of the n-th invented person; the same on every machine. */
export const personName = (n: number) => ({
  firstName: at(first, n * 7 + Math.floor(n / first.length)),
  lastName: at(last, n * 11 + 3),
});

/** What the n-th invented person told, as their name lets one expect. */
export const genderOf = (n: number) =>
  women.has(personName(n).firstName) ? ("FEMALE" as const) : ("MALE" as const);

export const mailName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName}.${lastName}`.toLowerCase();
